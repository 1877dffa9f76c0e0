/** Ends a `switch` over a union: a new case that nobody handles is a type error here, and a clear one at run time. */
export const unreachable = (it: never): never => {
  throw new Error(`A case that should not occur: ${JSON.stringify(it)}`)
}
