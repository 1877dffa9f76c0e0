/** A page of a browser that no other journey uses. Each method rejects with what the browser says. */
export interface OtherBrowser {
  /** Its name with its version: `Firefox 140.12.0esr`. */
  readonly name: string
  open(url: string): Promise<void>
  /** Runs the text of an expression in the page. Its value is JSON. */
  evaluate<T>(expression: string): Promise<T>
  click(x: number, y: number): Promise<void>
  /** Types into what has the focus; `\uE007` is Enter. */
  type(text: string): Promise<void>
  chooseFile(selector: string, path: string): Promise<void>
  /** The page as it is printed on Letter paper. Null: this browser cannot do so by itself. */
  print: (() => Promise<Uint8Array>) | null
  screenshot(): Promise<Uint8Array>
  /** What the page logged as errors since the last call. */
  errors(): readonly string[]
  close(): Promise<void>
}

export const ENTER = '\uE007'
