declare module 'virtual:samples' {
  import type { StatementResult } from '@crossfoot/contracts';

  /** A sample statement as the engine of this build reads it. */
  export interface Sample {
    readonly name: string;
    readonly pages: number;
    readonly accounts: StatementResult['accounts'];
    /** The first lines of its exports; null where the export is not one text. */
    readonly texts: Readonly<Record<'csv' | 'quickbooks' | 'xero' | 'json' | 'qbo', string | null>>;
  }
  export const samples: Readonly<
    Record<'statement' | 'sections' | 'credit-union' | 'uk-current-account' | 'credit-card' | 'kontoauszug', Sample>
  >;
}

declare module 'virtual:accuracy-figures' {
  /** One set of statements that the engine was not developed on; shares in per cent. */
  export interface UnseenSet {
    readonly name: string;
    readonly documents: number;
    readonly kinds?: string;
    readonly meanF1: number;
    readonly rowsRight: number;
    readonly silentlyWrong: number;
  }
  /** A set as it was read the first time, before anything was changed for it. */
  export interface FirstLook extends UnseenSet {
    readonly measured: string;
    readonly commit: string;
    readonly balanced: number;
  }
  export const figures: {
    readonly firstLooks: readonly FirstLook[];
    readonly unseen: {
      readonly version: string;
      readonly measured: string;
      readonly commit: string;
      readonly method: string;
      readonly sets: readonly UnseenSet[];
      readonly together: {
        readonly documents: number;
        readonly rowsRight: number;
        readonly balanced: number;
        readonly silentlyWrong: number;
      };
    };
    readonly own: {
      readonly layouts: number;
      readonly statementsOfEach: number;
      readonly meanF1: number;
      readonly rowsRight: number;
      readonly silentlyWrong: number;
    };
  };
}
