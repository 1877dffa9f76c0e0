/** A zip archive with files of these names and texts. */
export declare const zipOf: (files: Readonly<Record<string, string>>) => Uint8Array;
/** A sheet of a spreadsheet: its rows as XML. */
export interface SheetXml {
    readonly name: string;
    readonly rows: string;
    readonly state?: 'hidden' | 'veryHidden';
}
/** How one program writes spreadsheets. */
export interface XlsxWriter {
    /** Before the names of elements: LibreOffice and others may write x:row. */
    readonly prefix?: string;
    /** Relations name parts from the root of the file: /xl/worksheets/sheet1.xml. */
    readonly isAbsolute?: boolean;
    readonly sharedStrings?: readonly string[];
    /** Formats by the number of their style, from 1 on. */
    readonly formats?: readonly string[];
}
/** An .xlsx file as a program writes it. */
export declare const xlsxOf: (sheets: readonly SheetXml[], { prefix, isAbsolute, sharedStrings, formats }?: XlsxWriter) => Uint8Array;
