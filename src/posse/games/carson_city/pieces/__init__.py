"""The pieces of the box as small numbers: parcels, roads and places for cowboys."""
