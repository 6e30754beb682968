-- concurrently
-- The newest of Perú before those of Chile; the other way round, `properties_listed_country` has them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_listed_peru" ON "properties" (country DESC, published_at DESC, id DESC) WHERE listed;
