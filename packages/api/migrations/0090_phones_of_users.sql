-- concurrently
-- A phone number and any part of it is found by its digits, however they were grouped when it was typed.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_phones" ON "users" USING gin (regexp_replace(coalesce(phone, '') || ' ' || coalesce(whatsapp, ''), '[^0-9 ]', '', 'g') gin_trgm_ops) WHERE erased_at is null;
