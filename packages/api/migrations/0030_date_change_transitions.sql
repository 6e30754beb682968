-- Written from the contract's table of transitions: pnpm migration new <name> --transitions
CREATE OR REPLACE FUNCTION reservation_transition(from_state text, to_state text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT machine.period FROM (VALUES
    (NULL, 'held', 'blocks'),
    ('held', 'contract_signed', 'blocks'),
    ('contract_signed', 'awaiting_payment', 'blocks'),
    ('awaiting_payment', 'contract_signed', 'blocks'),
    ('contract_signed', 'awaiting_transfer', 'blocks'),
    ('awaiting_transfer', 'confirmed', 'blocks'),
    ('awaiting_payment', 'confirmed', 'blocks'),
    ('contract_signed', 'confirmed', 'blocks'),
    ('awaiting_payment', 'refund_pending', 'frees'),
    ('held', 'expired', 'frees'),
    ('contract_signed', 'expired', 'frees'),
    ('awaiting_payment', 'expired', 'frees'),
    ('awaiting_transfer', 'expired', 'frees'),
    ('held', 'cancelled', 'frees'),
    ('contract_signed', 'cancelled', 'frees'),
    ('awaiting_payment', 'cancelled', 'frees'),
    ('awaiting_transfer', 'cancelled', 'frees'),
    ('expired', 'confirmed', 'blocks'),
    ('expired', 'refund_pending', 'frees'),
    ('cancelled', 'confirmed', 'blocks'),
    ('cancelled', 'refund_pending', 'frees'),
    ('confirmed', 'active', 'blocks'),
    ('active', 'completed', 'keeps'),
    ('confirmed', 'refund_pending', 'keeps'),
    ('active', 'refund_pending', 'keeps'),
    ('confirmed', 'cancelled', 'frees'),
    ('active', 'cancelled', 'frees'),
    ('refund_pending', 'refunded', 'frees'),
    ('refund_pending', 'needs_review', 'keeps'),
    ('needs_review', 'refund_pending', 'keeps'),
    ('refunded', 'needs_review', 'keeps')
  ) AS machine (from_state, to_state, period)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2
$$;
