/** How the day of a row is found: that of the listing, or of the file, which a column of it names. */
export interface DaysOfRows {
  readonly ofListing: (column: string) => string
  readonly ofFile: (column: string) => string
}

/** A look for each row. */
export const FOR_EACH_ROW: DaysOfRows = {
  ofListing: column => `(select l.as_of from federal_listings as l where l.id = ${column})`,
  ofFile: column => `(select p.as_of from published_days as p where p.source_file = ${column})`,
}

/** All days, of which there are a few, once a statement. */
export const ONCE_A_STATEMENT: DaysOfRows = {
  ofListing: column =>
    `((select jsonb_object_agg(id, as_of) from federal_listings) ->> ${column}::text)::date`,
  ofFile: column =>
    `((select jsonb_object_agg(source_file, as_of) from published_days) ->> ${column}::text)::date`,
}
