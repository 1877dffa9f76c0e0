/** The median of a list of numbers; of an even number of them the lower middle. Empty: undefined. */
export const median = values => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]

/** The value that `share` of the list does not exceed. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(share * values.length) - 1)]
