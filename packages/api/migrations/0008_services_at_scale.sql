-- Which services a property has, as bits of one number.
CREATE FUNCTION services_of(vault boolean, garage integer, cleaning boolean, bathrooms integer, wifi boolean,
  security boolean) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT vault::int + 2 * (garage > 0)::int + 4 * cleaning::int + 8 * (bathrooms > 0)::int + 16 * wifi::int
    + 32 * security::int
$$;
--> statement-breakpoint
-- All that filters look at, by services and price, and by services and size: a service that is rare, or many that seldom
-- come together, are found where they stand, and a range of prices or sizes without reading the properties themselves.
CREATE INDEX properties_listed_priced ON properties (
  services_of(vault, garage, cleaning, bathrooms, wifi, security), coalesce(shown_price, 9007199254740991)
) INCLUDE (id, country, city, zone_id, type, rental_mode, currency, shown_price, area, vault, garage, cleaning,
  bathrooms, wifi, security, start_lease, end_lease, public_longitude, public_latitude, published_at) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_sized ON properties (
  services_of(vault, garage, cleaning, bathrooms, wifi, security), coalesce(area, -1)
) INCLUDE (id, country, city, zone_id, type, rental_mode, currency, shown_price, area, vault, garage, cleaning,
  bathrooms, wifi, security, start_lease, end_lease, public_longitude, public_latitude, published_at) WHERE listed;
--> statement-breakpoint
CREATE STATISTICS properties_services ON (services_of(vault, garage, cleaning, bathrooms, wifi, security))
  FROM properties;
--> statement-breakpoint
ANALYZE properties;
