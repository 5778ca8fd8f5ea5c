"""The pieces of the box as small numbers: bags of purses, cards on the common pile."""
