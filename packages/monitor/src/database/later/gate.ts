/** What the gate says of facts that are too old, decisions about loads, and the key that records are signed with. */
export const gate = `
  alter table policy_settings add column gate_when_too_old text not null default 'look'
    check (gate_when_too_old in ('look', 'no'));

  -- The load that a record decides about, at which stage, and what the gate said. Null: it is about the carrier alone.
  alter table decision_records add column load_id integer;
  alter table decision_records add column stage text check (stage in ('tender', 'pickup'));
  alter table decision_records add column gate_answer text check (gate_answer in ('no', 'look', 'yes'));
  -- Base64, of the digest, by the key with this fingerprint. Null: the record was kept before records were signed.
  alter table decision_records add column signature text;
  alter table decision_records add column signed_with text;
  alter table decision_records add constraint decision_records_load
    check (num_nonnulls(load_id, stage, gate_answer) in (0, 3));
  alter table decision_records add constraint decision_records_signed
    check (num_nonnulls(signature, signed_with) in (0, 2));
  create index decision_records_by_load on decision_records (company_id, load_id, id desc)
    where load_id is not null;

  -- The key pair of this database, by which its decision records are signed. It is made with the first of them, and never
  -- changed or removed. No call gives the private key.
  create table signing_keys (
    id smallint primary key check (id = 1),
    fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'), -- SHA-256 of the public key's SPKI in DER.
    public_key text not null, -- PEM.
    private_key text not null, -- PEM, PKCS 8.
    created_at timestamptz not null
  );
  create function signing_keys_stay() returns trigger language plpgsql as
  $$
  begin
    raise exception 'The key of decision records is never changed or removed.';
  end
  $$;
  create trigger signing_keys_stay before update or delete on signing_keys
    for each row execute function signing_keys_stay();
`
