/** The surety bond or trust fund of a broker is kept as a line of cover. */
export const brokerBonds = `
  alter table carrier_insurances drop constraint carrier_insurances_kind_check;
  alter table carrier_insurances add constraint carrier_insurances_kind_check
    check (kind in ('bipd', 'cargo', 'general_liability', 'workers_compensation', 'umbrella',
      'trailer_interchange', 'non_owned_trailer', 'physical_damage', 'broker_bond'));
`
