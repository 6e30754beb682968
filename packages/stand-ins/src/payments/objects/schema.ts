/**
 * One table holds every object as JSON. `hidden` holds data that the API never shows (line items, secrets);
 * `due` is the second at which something happens to the object by itself (a session's expiry, a slow
 * payment).
 */
export const paymentsSchema = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  created INTEGER NOT NULL,
  due INTEGER,
  body TEXT NOT NULL,
  hidden TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX IF NOT EXISTS objects_newest ON objects (kind, created DESC, seq DESC);
CREATE INDEX IF NOT EXISTS objects_due ON objects (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_intent ON objects (kind, body ->> 'payment_intent');
CREATE INDEX IF NOT EXISTS objects_customer ON objects (kind, body ->> 'customer');
CREATE TABLE IF NOT EXISTS idempotency_keys (
  key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL
);
`
