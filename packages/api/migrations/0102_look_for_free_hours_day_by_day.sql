-- The first free day of what is rented by the hour is nearly always one of the next: the days are tried one after the other until
-- one is free. As a set, all of a lease were tried first, each hour of them, which took seconds for a lease of some years.
CREATE OR REPLACE FUNCTION free_at(mode text, zone text, first_day date, end_day date, opens integer, closes integer,
  taken tstzmultirange, at timestamptz, OUT is_free boolean, OUT free_from date, OUT due timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  today date := (at AT TIME ZONE zone)::date;
  earliest date := greatest(today, first_day);
  counts_from date;
  untouched boolean := closes - opens > 2;
  gap daterange;
  until date;
  tried date;
  whole_day tstzrange;
BEGIN
  is_free := false;
  IF first_day IS NULL OR end_day IS NULL OR earliest >= end_day THEN
    RETURN;
  END IF;
  IF mode = 'month' THEN
    FOR gap IN SELECT unnest(datemultirange(daterange(earliest, end_day)) - coalesce(
      (SELECT range_agg(daterange((lower(period) AT TIME ZONE zone)::date,
        ((upper(period) - interval '1 millisecond') AT TIME ZONE zone)::date, '[]')) FROM unnest(taken) AS period), '{}'))
    LOOP
      IF (lower(gap) + interval '1 month')::date <= upper(gap) THEN
        free_from := lower(gap);
        counts_from := free_from;
        SELECT max(last) INTO until
          FROM (SELECT (upper(gap) - interval '1 month')::date + days AS last FROM generate_series(0, 3) AS days) AS ends
          WHERE (last + interval '1 month')::date <= upper(gap);
        due := (until + 1)::timestamp AT TIME ZONE zone;
        EXIT;
      END IF;
    END LOOP;
  ELSE
    tried := earliest;
    WHILE tried < end_day AND free_from IS NULL LOOP
      whole_day := tstzrange(tried::timestamp AT TIME ZONE zone, (tried + 1)::timestamp AT TIME ZONE zone);
      IF NOT taken @> whole_day AND last_free_hours(tried, zone, opens, closes, taken, at) IS NOT NULL THEN
        free_from := tried;
      END IF;
      tried := tried + 1;
    END LOOP;
    IF free_from IS NOT NULL THEN
      counts_from := free_from - 7;
      -- The days after it that are free as well, of which nothing changes while they last: up to two months of them.
      until := free_from;
      WHILE until + 1 < end_day AND until + 1 < free_from + 60 LOOP
        tried := until + 1;
        whole_day := tstzrange(tried::timestamp AT TIME ZONE zone, (tried + 1)::timestamp AT TIME ZONE zone);
        EXIT WHEN NOT (untouched AND NOT taken && whole_day)
          AND last_free_hours(tried, zone, opens, closes, taken, at) IS NULL;
        until := tried;
      END LOOP;
      due := last_free_hours(until, zone, opens, closes, taken, at) + interval '1 millisecond';
    END IF;
  END IF;
  is_free := coalesce(counts_from <= today, false);
  IF counts_from > today THEN
    due := counts_from::timestamp AT TIME ZONE zone;
  END IF;
END $$;
