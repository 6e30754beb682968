-- concurrently
-- The search looks in descriptions where names, kinds, uses and places have little to show.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_described" ON "properties" USING gin (to_tsvector('spanish', search_text(description))) WHERE listed;
