"""The server: visitors, tables, rooms and the log of choices behind them. It knows no rule of any game."""
