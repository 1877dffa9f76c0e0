type Change = Readonly<Record<string, unknown>>

/** A load as the monitor sends it. */
export const wireLoadSample = (change: Change = {}) => ({
  id: 17,
  external_load_number: 'NL-20841',
  status: 'progress',
  tracking_status: 'tracking',
  billable_miles: 880.5,
  is_trackable: true,
  carrier_id: 7,
  carrier_vehicle_id: 61,
  team_id: null,
  company_id: 1,
  stops: [
    {
      id: 31,
      is_type: 'pickup',
      sequence: 1,
      latitude_for_map: 32.78,
      longitude_for_map: -96.8,
      state: 'TX',
      postal_code: '75201',
      scheduled_window: { starts_at: '2026-11-21T14:00:00.000Z', ends_at: null },
      time_zone: 'America/Chicago',
    },
  ],
  ...change,
})

/** An event as the monitor sends it. */
export const wireLoadLogSample = (change: Change = {}) => ({
  id: 71,
  load_id: 17,
  stop_id: null,
  is_type: 'eta_update',
  occurred_at: '2026-11-21T14:30:00.000Z',
  external_message: null,
  ...change,
})

/** A ticket as the monitor sends it. */
export const wireTicketSample = (change: Change = {}) => ({
  id: 81,
  status: 'new',
  is_type: 'late_arrival',
  assignee_id: null,
  assignee_name: null,
  load_id: 17,
  load: wireLoadSample(),
  created_at: '2026-11-21T16:05:00.000Z',
  cause: null,
  ...change,
})

/** A note as the monitor sends it. */
export const wireNoteSample = (change: Change = {}) => ({
  id: 11,
  carrier_id: 7,
  notable_id: null,
  text: 'Called dispatch.',
  user_id: 1,
  user_name: 'Dana Reyes',
  created_at: '2026-11-20T16:30:00.000Z',
  mentions: [{ user_id: 4, user_name: 'Noor Haddad', is_seen: false }],
  ...change,
})

/** A team as the monitor sends it. */
export const wireTeamSample = (change: Change = {}) => ({
  id: 10,
  company_id: 1,
  name: 'Midwest',
  team_users: [{ id: 101, user: { id: 1, full_name: null, email: 'dana@northlake.example' } }],
  ...change,
})
