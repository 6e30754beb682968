-- concurrently
-- Names without their first letter: what has a word further on in its name. In the order of names, those that begin with
-- a word are all in one place.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_kept_rest" ON "properties" USING gin (substr(name_search, 2) gin_trgm_ops) WHERE deleted_at IS NULL;
