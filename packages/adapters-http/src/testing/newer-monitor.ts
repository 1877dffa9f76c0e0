/** A rule that only a newer monitor has. */
export const NEWER_RULE = 'no_change_of_owner'
const OUTCOMES = ['fail', 'incomplete', 'override', 'pass']
const RESULTS = ['pass', 'pass', 'pass', 'incomplete', 'fail']

/** What a monitor with one more rule sends: its finding in each assessment, and the verdict with it. */
export const withNewerRule = async (response: Response): Promise<Response> => {
  if (response.status !== 200) return response
  const body: unknown = JSON.parse(await response.text(), function (this: unknown, key, value: unknown) {
    const it = value as { id?: number; verdict?: string; rules_assessment?: { summary?: object } } | null
    if (key === 'summary' || it?.rules_assessment?.summary === undefined) return value
    const result = RESULTS[(it.id ?? 0) % RESULTS.length] as string
    const finding = {
      result,
      value: { code: 'sold', on: '2026-11-02' },
      source: 'Motus Carrier',
      as_of: '2026-11-20',
    }
    const summary = { [NEWER_RULE]: finding, ...it.rules_assessment.summary }
    const verdict = OUTCOMES.find(outcome => outcome === it.verdict || outcome === result)
    return {
      ...it,
      ...(it.verdict !== undefined && { verdict }),
      rules_assessment: { ...it.rules_assessment, summary },
    }
  })
  return Response.json(body, { status: response.status, headers: response.headers })
}
