-- One in 16 properties by its words: how often words meet that are frequent alone is soon counted in it.
CREATE INDEX properties_listed_sampled_words ON properties USING gin (zone_id, city, type, search gin_trgm_ops)
  WHERE listed AND id < '10000000-0000-0000-0000-000000000000';
--> statement-breakpoint
-- The newest with all that filters look at: those passed over on the way to a page are not read themselves.
DROP INDEX properties_listed_newest;
--> statement-breakpoint
CREATE INDEX properties_listed_newest ON properties (published_at DESC, id DESC) INCLUDE (country, city, zone_id, type,
  rental_mode, currency, shown_price, area, vault, garage, cleaning, bathrooms, wifi, security, start_lease, end_lease,
  public_longitude, public_latitude, search) WHERE listed;
