"""Conditional logit: who wins, from what each seat has. Newton's method in plain Python, no luck involved."""

from __future__ import annotations

from math import exp, log

Vector = list[float]
Position = tuple[list[Vector], Vector]  # what each seat has, and its share of the win


def fit(positions: list[Position], rounds: int = 12, ridge: float = 1e-3) -> Vector:
    """The weights with which the seats' chances, their shares of exp(weights x features), fit best."""
    weights = [0.0] * len(positions[0][0][0])
    for _ in range(rounds):
        slope, bend = derivatives(positions, weights)
        for at, weight in enumerate(weights):
            slope[at] -= ridge * weight
            bend[at][at] += ridge
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return weights


def chances(seats: list[Vector], weights: Vector) -> Vector:
    utilities = [sum(map(float.__mul__, weights, seat)) for seat in seats]
    highest = max(utilities)
    shares = [exp(utility - highest) for utility in utilities]
    total = sum(shares)
    return [share / total for share in shares]


def derivatives(positions: list[Position], weights: Vector) -> tuple[Vector, list[Vector]]:
    count = len(weights)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for seats, won in positions:
        likely = chances(seats, weights)
        mean = [sum([p * seat[at] for p, seat in zip(likely, seats, strict=True)]) for at in range(count)]
        for p, share, seat in zip(likely, won, seats, strict=True):
            off = [seat[at] - mean[at] for at in range(count)]
            for at in range(count):
                slope[at] += (share - p) * seat[at]
                part = p * off[at]
                if part:
                    row = bend[at]
                    for to in range(count):
                        row[to] += part * off[to]
    return slope, bend


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gauss, with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def loss(positions: list[Position], weights: Vector) -> float:
    """The mean surprise in nats: ln 4 = 1.386 for four seats if nothing is known."""
    total = 0.0
    for seats, won in positions:
        for p, share in zip(chances(seats, weights), won, strict=True):
            if share:
                total -= share * log(max(p, 1e-12))
    return total / len(positions)
