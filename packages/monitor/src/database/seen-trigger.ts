/** A fact that is recorded when it changes. */
export interface SeenFact {
  readonly table: string
  readonly column: string
  readonly kind: string
  /** Expressions over the new row. */
  readonly subject: string
  readonly carrier: string
  readonly company: string
  readonly source: string
}

/**
 * The trigger that records a change of a fact in `carrier_facts_seen`. What is first put on record is no change, and
 * moving the dates of a seeded world is none either.
 */
export const seenTrigger = ({ table, column, kind, subject, carrier, company, source }: SeenFact): string => `
      create function ${table}_${column}_seen() returns trigger language plpgsql as
      $$
      begin
        insert into carrier_facts_seen (carrier_id, company_id, kind, subject, was, now, source)
        values (${carrier}, ${company}, '${kind}', ${subject},
          old.${column}::text, new.${column}::text, '${source}');
        return null;
      end
      $$;
      create trigger ${table}_${column}_seen after update on ${table} for each row
        when (old.${column} is not null and old.${column} is distinct from new.${column}
          and current_setting('fairhaul.moves_worlds', true) is distinct from 'on')
        execute function ${table}_${column}_seen();`
