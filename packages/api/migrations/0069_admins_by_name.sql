-- concurrently
-- The record of changes lists all admins to choose from, and read every user to find them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_admins" ON "users" USING btree ("first_name","last_name") WHERE is_admin;
