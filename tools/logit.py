"""Conditional logit: who wins, from what each seat has. Newton's method, no luck involved."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Vector = list[float]
Position = tuple[list[Vector], Vector]  # what each seat has, and its share of the win
Array = npt.NDArray[np.float64]
Stack = tuple[Array, Array]  # positions with equally many seats: by position, seat and feature; their shares


def fit(positions: list[Position], rounds: int = 12, ridge: float = 1e-3) -> Vector:
    """The weights with which the seats' chances, their shares of exp(weights x features), fit best."""
    stacks = stacked(positions)
    weights = np.zeros(len(positions[0][0][0]))
    for _ in range(rounds):
        slope, bend = derivatives(stacks, weights)
        step = np.linalg.solve(bend + ridge * np.eye(len(weights)), slope - ridge * weights)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    return [float(weight) for weight in weights]


def stacked(positions: list[Position]) -> list[Stack]:
    found: list[Stack] = []
    for count in sorted({len(won) for _, won in positions}):
        alike = [position for position in positions if len(position[1]) == count]
        found.append((np.array([seats for seats, _ in alike]), np.array([won for _, won in alike])))
    return found


def chances(seats: Array, weights: Array) -> Array:
    utilities = seats @ weights
    shares = np.exp(utilities - utilities.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def derivatives(stacks: list[Stack], weights: Array) -> tuple[Array, Array]:
    count = len(weights)
    slope, bend = np.zeros(count), np.zeros((count, count))
    for seats, won in stacks:
        likely = chances(seats, weights)
        mean = np.einsum("ps,psf->pf", likely, seats)
        slope += np.einsum("ps,psf->f", won - likely, seats)
        weighed = (seats * likely[:, :, None]).reshape(-1, count)
        bend += weighed.T @ seats.reshape(-1, count) - mean.T @ mean
    return slope, bend


def loss(positions: list[Position], weights: Vector) -> float:
    """The mean surprise in nats: ln 4 = 1.386 for four seats if nothing is known."""
    total = 0.0
    for seats, won in stacked(positions):
        likely = np.maximum(chances(seats, np.array(weights)), 1e-12)
        total -= float((won * np.log(likely)).sum())
    return total / len(positions)
