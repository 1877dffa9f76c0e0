/** What the gate says of facts that are too old. */
export const gate = `
  alter table policy_settings add column gate_when_too_old text not null default 'look'
    check (gate_when_too_old in ('look', 'no'));
`
