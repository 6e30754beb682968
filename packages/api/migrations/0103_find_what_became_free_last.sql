-- concurrently
-- When a place last became free, which decides every hour whether saved searches are read.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "free_places_freed" ON "free_places" USING btree ("freed_at") WHERE freed_at is not null;
