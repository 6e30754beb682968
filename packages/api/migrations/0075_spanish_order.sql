-- The order of lists: as Spanish sorts (Ñ after N, Á with A, capitals with small letters), and numbers by their value.
CREATE COLLATION public.spanish (provider = icu, locale = 'es-u-kn-true');
--> statement-breakpoint
-- Where the words of a name are that a range of names in this order does not find: after its first letter. A name that
-- begins with a letter of another alphabet or with a sign may stand anywhere, so that all of it counts.
CREATE FUNCTION name_beyond_start(name text, name_search text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(left(name, 8)) = length(left(name, 8)) OR left(name, 8) COLLATE "C" ~ '^[ -~áéíóúüñÁÉÍÓÚÜÑ]*$'
    THEN substr(name_search, 2) ELSE ' ' || name_search END
$$;
