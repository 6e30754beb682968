-- Sessions that were closed are read again for days, should they be paid after all: by the end of their time, without
-- those of all years.
CREATE INDEX checkout_sessions_closed ON checkout_sessions (expires_at)
  WHERE status = 'expired' AND stripe_session_id IS NOT NULL;
