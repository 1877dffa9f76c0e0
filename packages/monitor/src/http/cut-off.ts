/**
 * A response whose body may break off, such as a stream of events whose client has left or reads too slowly: its
 * connection is cut, and the error goes no further: the server would write it where the log has its lines.
 */
export const cuttingOff = (response: Response, cut: () => void): Response => {
  const reader = response.body?.getReader()
  if (reader === undefined) return response
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch {
          cut()
          controller.close()
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    // Nothing waits here: the body itself counts what waits for its reader.
    { highWaterMark: 0 },
  )
  return new Response(body, { status: response.status, headers: response.headers })
}
