-- concurrently
-- The search looks for words in the names of rooms that can be booked.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rooms_names" ON "rooms" USING gin (search_text(' ' || name) gin_trgm_ops) WHERE is_active AND deleted_at IS NULL;
