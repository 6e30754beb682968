-- concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "contracts_copy_sha256" ON "contracts" USING btree ("copy_sha256");
