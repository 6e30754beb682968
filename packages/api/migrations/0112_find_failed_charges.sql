-- concurrently
-- The charges that a timer makes overdue after the last try to charge a card.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_failed" ON "charges" USING btree ("overdue_at") WHERE state = 'failed';
