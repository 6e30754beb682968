-- The largest first; what has no size told comes last.
CREATE INDEX properties_listed_largest ON properties (coalesce(area, -1) DESC, id DESC) WHERE listed;
--> statement-breakpoint
-- Suggestions look at names alone, or every property of a comuna would be met for its comuna's name.
CREATE INDEX properties_listed_names ON properties USING gin (search_text(' ' || name) gin_trgm_ops) WHERE listed;
--> statement-breakpoint
-- How many listed properties stand in each square of the map, per zone and kind, for squares of several sizes: at
-- level n the world is 2^n squares wide. Sums of the public coordinates, in millionths of a degree, say where the
-- middle of them is. Kept by trigger, so that a map of a million properties counts nothing on the way.
CREATE TABLE property_cells (
  level smallint NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  zone_id uuid NOT NULL,
  type text NOT NULL,
  rental_mode text NOT NULL,
  total integer NOT NULL,
  longitude_sum bigint NOT NULL,
  latitude_sum bigint NOT NULL,
  PRIMARY KEY (level, x, y, zone_id, type, rental_mode)
);
--> statement-breakpoint
CREATE FUNCTION map_cell(degrees double precision, level integer) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor((degrees + 180) / 360 * (1 << level))::integer
$$;
--> statement-breakpoint
CREATE FUNCTION millionths(degrees double precision) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(degrees * 1000000)::bigint
$$;
--> statement-breakpoint
-- Rows are written in the order of their key, so that two transactions wait for each other instead of locking
-- each other out.
CREATE FUNCTION count_property_cells() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_cells (level, x, y, zone_id, type, rental_mode, total, longitude_sum, latitude_sum)
      SELECT level, map_cell(public_longitude, level), map_cell(public_latitude, level), zone_id, type, rental_mode,
        count(*), sum(millionths(public_longitude)), sum(millionths(public_latitude))
      FROM added, generate_series(4, 14, 2) AS level
      WHERE listed AND public_longitude IS NOT NULL AND public_latitude IS NOT NULL
      GROUP BY 1, 2, 3, 4, 5, 6
      ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (level, x, y, zone_id, type, rental_mode) DO UPDATE SET
        total = property_cells.total + excluded.total,
        longitude_sum = property_cells.longitude_sum + excluded.longitude_sum,
        latitude_sum = property_cells.latitude_sum + excluded.latitude_sum;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_cells (level, x, y, zone_id, type, rental_mode, total, longitude_sum, latitude_sum)
      SELECT level, map_cell(public_longitude, level), map_cell(public_latitude, level), zone_id, type, rental_mode,
        -count(*), -sum(millionths(public_longitude)), -sum(millionths(public_latitude))
      FROM removed, generate_series(4, 14, 2) AS level
      WHERE listed AND public_longitude IS NOT NULL AND public_latitude IS NOT NULL
      GROUP BY 1, 2, 3, 4, 5, 6
      ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (level, x, y, zone_id, type, rental_mode) DO UPDATE SET
        total = property_cells.total + excluded.total,
        longitude_sum = property_cells.longitude_sum + excluded.longitude_sum,
        latitude_sum = property_cells.latitude_sum + excluded.latitude_sum;
  ELSE
    INSERT INTO property_cells (level, x, y, zone_id, type, rental_mode, total, longitude_sum, latitude_sum)
      SELECT level, map_cell(longitude, level), map_cell(latitude, level), zone_id, type, rental_mode,
        sum(change), sum(change * millionths(longitude)), sum(change * millionths(latitude))
      FROM (
        SELECT public_longitude AS longitude, public_latitude AS latitude, zone_id, type, rental_mode, 1 AS change
          FROM added WHERE listed AND public_longitude IS NOT NULL AND public_latitude IS NOT NULL
        UNION ALL
        SELECT public_longitude, public_latitude, zone_id, type, rental_mode, -1
          FROM removed WHERE listed AND public_longitude IS NOT NULL AND public_latitude IS NOT NULL
      ) AS changes, generate_series(4, 14, 2) AS level
      GROUP BY 1, 2, 3, 4, 5, 6
      HAVING sum(change) <> 0 OR sum(change * millionths(longitude)) <> 0 OR sum(change * millionths(latitude)) <> 0
      ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (level, x, y, zone_id, type, rental_mode) DO UPDATE SET
        total = property_cells.total + excluded.total,
        longitude_sum = property_cells.longitude_sum + excluded.longitude_sum,
        latitude_sum = property_cells.latitude_sum + excluded.latitude_sum;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_cells_insert AFTER INSERT ON properties
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_property_cells();
--> statement-breakpoint
CREATE TRIGGER properties_cells_update AFTER UPDATE ON properties
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_property_cells();
--> statement-breakpoint
CREATE TRIGGER properties_cells_delete AFTER DELETE ON properties
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_property_cells();
--> statement-breakpoint
INSERT INTO property_cells (level, x, y, zone_id, type, rental_mode, total, longitude_sum, latitude_sum)
  SELECT level, map_cell(public_longitude, level), map_cell(public_latitude, level), zone_id, type, rental_mode,
    count(*), sum(millionths(public_longitude)), sum(millionths(public_latitude))
  FROM properties, generate_series(4, 14, 2) AS level
  WHERE listed AND public_longitude IS NOT NULL AND public_latitude IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6;
