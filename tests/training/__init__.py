"""The fast simulator against the engine it is unfolded from, and the work spread over processes."""
