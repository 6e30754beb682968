-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_of_deposit" ON "refunds" USING btree ("deposit_id");
