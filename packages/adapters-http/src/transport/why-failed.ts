/**
 * Why a connection failed, in the platform's words: "connect ECONNREFUSED 127.0.0.1:4180". Node's `fetch` has them in its
 * cause, and where it tried several addresses in the errors of that.
 *
 * Empty: null, nothing was said.
 */
export const whyFailed = (thrown: unknown): string | null => {
  if (!(thrown instanceof Error)) return null
  const [first] = thrown instanceof AggregateError ? (thrown.errors as readonly unknown[]) : []
  return whyFailed(thrown.cause) ?? whyFailed(first) ?? (thrown.message === '' ? null : thrown.message)
}
