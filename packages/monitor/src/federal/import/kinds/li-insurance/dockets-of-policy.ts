/** The dockets of a stored policy: the last one and the others with their days, and the day of its last list. */
interface KnownDockets {
  readonly docket: string | null
  readonly other_dockets: string | null
  readonly listed_as_of: string | null
}

/** The dockets under which lists have a policy: the one that was listed last, and the others with their days. */
export const docketsOf = (
  before: KnownDockets | undefined,
  record: { readonly docket: string | null },
  { isHistory, asOf }: { readonly isHistory: boolean; readonly asOf: string },
) => {
  const { docket = record.docket, other_dockets = null, listed_as_of = null } = before ?? {}
  if (isHistory) return { docket, other_dockets }
  const days = new Map<string, string>()
  if (listed_as_of !== null) {
    for (const other of other_dockets?.split(',') ?? []) {
      const [name = '', day = ''] = other.split(' ')
      days.set(name, day)
    }
    days.set(docket ?? '', listed_as_of)
  }
  days.set(record.docket ?? '', asOf)
  const [[last] = [''], ...others] = [...days].toSorted(([one, oneDay], [other, otherDay]) =>
    oneDay === otherDay ? (one < other ? -1 : 1) : oneDay < otherDay ? 1 : -1,
  )
  return {
    docket: last || null,
    other_dockets: others.map(([name, day]) => `${name} ${day}`).join(',') || null,
  }
}
