-- The timer fills these rows, a property at a time.
INSERT INTO free_places (property_id, unit, is_free, due) SELECT id, 0, false, '-infinity' FROM properties
  ON CONFLICT DO NOTHING;
