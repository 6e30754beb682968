-- concurrently
-- The clear height is stated of few properties, so those that are high enough are found without the others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_listed_height" ON "properties" (clear_height) WHERE listed AND clear_height IS NOT NULL;
