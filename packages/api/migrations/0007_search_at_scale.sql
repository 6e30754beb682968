-- One in 64 properties, drawn by the ids, which are random, with all that filters look at: whatever is found in it
-- often enough is in the catalogue more than a thousand times, so that nothing has to be counted to know.
CREATE INDEX properties_listed_sample ON properties (id) INCLUDE (country, city, zone_id, type, rental_mode, currency,
  shown_price, area, vault, garage, cleaning, bathrooms, wifi, security, start_lease, end_lease, public_longitude,
  public_latitude, search)
  WHERE listed AND id < '04000000-0000-0000-0000-000000000000';
--> statement-breakpoint
-- The same of all, by place: what is rare under several filters is found without reading the properties themselves.
CREATE INDEX properties_listed_facts ON properties (city, zone_id) INCLUDE (id, country, type, rental_mode, currency,
  shown_price, area, vault, garage, cleaning, bathrooms, wifi, security, start_lease, end_lease, public_longitude,
  public_latitude, published_at) WHERE listed;
--> statement-breakpoint
-- The planner does not look at what it knows of partial indexes' expressions when it guesses how many rows fit.
CREATE STATISTICS properties_cheapest ON (coalesce(shown_price, 9007199254740991)) FROM properties;
--> statement-breakpoint
CREATE STATISTICS properties_dearest ON (coalesce(shown_price, -1)) FROM properties;
--> statement-breakpoint
CREATE STATISTICS properties_largest ON (coalesce(area, -1)) FROM properties;
--> statement-breakpoint
ANALYZE properties;
