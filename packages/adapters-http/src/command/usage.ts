/** What is printed for `--help`, and after a command that cannot be read. */
export const USAGE = `Usage: fairhaul vet LIST [--out verdicts.csv]
       fairhaul sign-in EMAIL --session FILE
       fairhaul verify RECORD [--key FILE]
       fairhaul mcp (--help says how)

LIST has a carrier on each line, by number or name, or is a CSV or .xlsx file with a column of
numbers or names; - is standard input.

  --out FILE       where the verdicts are written. Until the run is finished they are in FILE.part,
                   from which the same command continues after a stop. A finished list is vetted
                   anew. Without --out the verdicts are printed as they come.
  --resume         also continues a finished FILE: lines that have no row yet are vetted
  --restart        begins anew, also after a stop
  --since FILE     prints only what changed since an earlier file of verdicts
  --format FORMAT  csv or jsonl, by default as FILE is called, else csv
  --bom            begins FILE with a byte order mark, for Excel
  --certain        only carriers that are certain count as found
  --fail-on KINDS  what ends the command with 1, with commas, by default all of: fail, blocked,
                   on-hold, incomplete, not-assessed, uncertain, ambiguous, not-found, not-read
  --monitor URL    the monitor, by default http://127.0.0.1:4180/monitor
  --key KEY        an API key; or the environment variable FAIRHAUL_KEY, which other users of
                   the machine do not see
  --session FILE   the session that sign-in saved, in place of a key
  --facts FILE     a CSV file with the facts of carriers, in place of a monitor
  --rules FILE     rules of your own: a module (.mjs) whose default export is a list of them. With
                   --facts also the known rules that decide: its "active", or a JSON file
                   { "active": ["cargo_at_least_100000"] }
  --today DAY      with --facts the day of the verdicts, by default today: 2026-11-21
  --version        the version of this command

Exit code: 0, every line has one certain carrier that may be used; 1, one has not (--fail-on);
2, the run stopped or could not start.`
