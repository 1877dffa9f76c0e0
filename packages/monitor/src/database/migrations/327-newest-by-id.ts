import { type Migration, sql } from 'kysely'

/**
 * Lists of what people add are read newest first by their ids, which never go back, as the clock of a machine may.
 */
export const newestById: Migration = {
  async up(db) {
    await sql
      .raw(`
      drop index notes_by_carrier, notes_by_notable, ticket_changes_by_ticket, saved_searches_by_user,
        api_keys_by_company, identity_alert_messages_by_alert, identity_alert_evidence_by_alert;
      create index notes_by_carrier on notes (company_id, carrier_id, id desc)
        where carrier_id is not null and notable_id is null;
      create index notes_by_notable on notes (notable_id, id desc) where notable_id is not null;
      create index ticket_changes_by_ticket on ticket_changes (ticket_id, id desc);
      create index saved_searches_by_user on saved_searches (user_id, id desc);
      create index api_keys_by_company on api_keys (company_id, id desc);
      create index identity_alert_messages_by_alert on identity_alert_messages (identity_alert_id, id);
      create index identity_alert_evidence_by_alert on identity_alert_evidence (identity_alert_id, id);
      create index audit_entries_newest on audit_entries (company_id, id desc);`)
      .execute(db)
  },
}
