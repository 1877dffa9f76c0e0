/** The package ships its tables without types. */
interface ZipcodesRow {
  readonly zip: string
  readonly latitude?: number
  readonly longitude?: number
  readonly city: string
  readonly state: string
}

declare module 'zipcodes/lib/codes.js' {
  const tables: { readonly codes: Readonly<Record<string, ZipcodesRow>> }
  export default tables
}

declare module 'zipcodes/lib/codesCanada.js' {
  const tables: { readonly codes: Readonly<Record<string, ZipcodesRow>> }
  export default tables
}
