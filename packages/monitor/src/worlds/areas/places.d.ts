/** A list as its text, which the build puts into a module of its own. */
declare module '*.tsv?raw' {
  const text: string
  export default text
}
