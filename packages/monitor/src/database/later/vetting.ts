/** When companies decide on their carriers again. */
export const vetting = `
  -- Days after the last decision. Null: carriers are not decided on again after some days.
  alter table policy_settings add column vet_every_days smallint check (vet_every_days between 1 and 3650);
  -- Days without a use, after which a carrier is decided on before it is used again. Null: off.
  alter table policy_settings add column vet_unused_days smallint check (vet_unused_days between 1 and 3650);
  -- Whether carriers are decided on again under each new version.
  alter table policy_settings add column vet_after_new_version boolean not null default false;

  -- The version of the policy that decided. Null: none, or the record is older than versions.
  alter table decision_records add column policy_version integer;
  -- Those that decide on a carrier as a whole: requested ones, and those of its onboarding and block.
  create index decision_records_vetting on decision_records (company_id, carrier_id, id desc)
    where act is null or act in ('onboarded', 'do_not_dispatch');
`
