"""The blueprint's solver: one hand as a public tree, hands as vectors, external sampling (docs/adr/0018)."""
