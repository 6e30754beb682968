-- concurrently
-- The months that wait for the office, the oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_unpaid" ON "charges" USING btree ("due_on","reservation_id","number") WHERE state not in ('planned', 'paid', 'waived', 'dropped', 'refunded');
