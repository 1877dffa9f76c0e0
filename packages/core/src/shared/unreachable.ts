/** Ends a `switch` over a union: an unhandled case is a type error here, and a clear error at run time. */
export const unreachable = (it: never): never => {
  throw new Error(`A case that should not occur: ${JSON.stringify(it)}`)
}
