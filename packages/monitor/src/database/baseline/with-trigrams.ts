/**
 * Makes indexes for "contains", which are of trigrams. A server whose role may not make the extension goes on without them:
 * the same search gives the same rows, more slowly.
 *
 * @param indexes statements that each create one.
 */
export const withTrigrams = (indexes: string): string => `
  do $$
  begin
    create extension if not exists pg_trgm;
    ${indexes}
  exception
    when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
      raise notice 'pg_trgm cannot be made here: a search for a part of a text has no index';
  end $$;`
