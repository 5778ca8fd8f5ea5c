"""Rate limits: token buckets, single or one per key."""

from __future__ import annotations

from posse.server.clock import Clock


class Bucket:
    """Lets through a number of things per second, and a burst after a pause."""

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.last = clock.now()

    def has(self) -> bool:
        """Whether there is something left to take."""
        now = self.clock.now()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate / 1000)
        self.last = now
        return self.level >= 1

    def take(self) -> bool:
        if not self.has():
            return False
        self.level -= 1
        return True

    def is_full(self) -> bool:
        """Whether forgetting this bucket would change nothing."""
        return self.level + (self.clock.now() - self.last) * self.rate / 1000 >= self.burst


class Buckets:
    """A bucket for each key: a visitor, an address. Full ones are forgotten when there are too many."""

    def __init__(self, clock: Clock, rate: float, burst: int, most: int = 10_000) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_key: dict[str, Bucket] = {}

    def has(self, key: str) -> bool:
        """Whether there is something left to take."""
        bucket = self.by_key.get(key)
        return bucket is None or bucket.has()

    def take(self, key: str) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= self.most:
                self.by_key = {each: kept for each, kept in self.by_key.items() if not kept.is_full()}
            bucket = self.by_key[key] = Bucket(self.clock, self.rate, self.burst)
        return bucket.take()
