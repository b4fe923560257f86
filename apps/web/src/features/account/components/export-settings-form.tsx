import type { ExportSettings } from '@crossfoot/contracts';
import { defaultExportOptions } from '@crossfoot/export-formats';
import { useForm, useWatch } from 'react-hook-form';
import { failureWords } from '#http/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSaveExportSettings } from '../api/use-save-export-settings.ts';
import { exportSettingsResolver, onlySet } from '../model/export-settings-form.ts';
import { CsvPreview } from './csv-preview.tsx';
import { SettingsGroup } from './settings-group.tsx';

const longestName = 120;

/** The export options, grouped by the program that reads the file. */
export function ExportSettingsForm({ settings }: { readonly settings: ExportSettings }) {
  const { mutateAsync: saveExportSettings } = useSaveExportSettings();
  const { register, handleSubmit, formState, control } = useForm<ExportSettings>({
    resolver: exportSettingsResolver,
    defaultValues: settings,
  });
  const [dateFormat, decimal, separator, notes] = useWatch({
    control,
    name: ['dateFormat', 'decimal', 'separator', 'notes'],
  });
  const submit = handleSubmit(async (wished) => {
    try {
      await saveExportSettings(wished);
      showToast({ title: 'Export Settings Saved', description: 'Every download uses them from now on.' });
    } catch (error) {
      const description = failureWords(error, 'Please try again.');
      showToast({ title: 'Export Settings Not Saved', description, tone: 'destructive' });
    }
  });
  const { errors, isSubmitting } = formState;
  const isSet = (...names: readonly (keyof ExportSettings)[]): boolean =>
    names.some((name) => settings[name] !== undefined);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-4" aria-label="Export settings">
      <div className="divide-y divide-rule border-y border-rule">
        <SettingsGroup
          title="Dates and CSV"
          why="So that your spreadsheet reads dates and amounts the way you write them."
          startsOpen
        >
          <ChoiceField
            label="Date format"
            hint="For CSV, QuickBooks Online, Xero, FreshBooks and Quicken files. Xero keeps the order of the first file it got."
            {...register('dateFormat')}
          >
            <option value="">As each program expects</option>
            <option value="us">Month first: 01/31/2025</option>
            <option value="dayFirst">Day first: 31/01/2025</option>
            <option value="iso">Year first: 2025-01-31</option>
          </ChoiceField>
          <ChoiceField label="Decimal sign" hint="For CSV." {...register('decimal')}>
            <option value="">Point: 1234.50</option>
            <option value="comma">Comma: 1234,50</option>
          </ChoiceField>
          <ChoiceField
            label="Between columns"
            hint="For CSV. Automatic: a semicolon beside a decimal comma, else a comma."
            {...register('separator')}
          >
            <option value="">Automatic</option>
            <option value="comma">Comma</option>
            <option value="semicolon">Semicolon</option>
            <option value="tab">Tab</option>
          </ChoiceField>
          <ChoiceField label="Notes column" hint="Says what is in doubt about a row." {...register('notes')}>
            <option value="">No</option>
            <option value="yes">Yes</option>
          </ChoiceField>
          <CsvPreview settings={onlySet({ dateFormat, decimal, separator, notes })} />
        </SettingsGroup>

        <SettingsGroup
          title="QuickBooks Desktop (.iif)"
          why="It books on accounts by name: write them as in your chart of accounts."
          startsOpen={isSet('bankAccount', 'cardAccount', 'incomeAccount', 'expenseAccount')}
        >
          <Field
            label="Bank account"
            hint="Empty: named after the statement. Leave it so if you have several."
            placeholder="Checking 1234"
            maxLength={longestName}
            {...register('bankAccount')}
          />
          <Field
            label="Card account"
            hint="Empty: named after the statement. Leave it so if you have several."
            placeholder="Credit card 1234"
            maxLength={longestName}
            {...register('cardAccount')}
          />
          <Field
            label="Account for money in"
            placeholder={defaultExportOptions.incomeAccount}
            maxLength={longestName}
            {...register('incomeAccount')}
          />
          <Field
            label="Account for money out"
            placeholder={defaultExportOptions.expenseAccount}
            maxLength={longestName}
            {...register('expenseAccount')}
          />
        </SettingsGroup>

        <SettingsGroup
          title="QuickBooks Web Connect (.qbo) and OFX"
          why="The program files a statement under the bank and the account that the file names."
          startsOpen={isSet('intuBid', 'bankId', 'accountId', 'institution')}
          hasError={[errors.intuBid, errors.bankId, errors.accountId].some(Boolean)}
        >
          <Field
            label="Number of your bank at Intuit (INTU.BID)"
            hint="Web Connect only. Set your own bank's if QuickBooks refuses the file."
            placeholder={defaultExportOptions.intuBid}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            error={sentence(errors.intuBid?.message)}
            {...register('intuBid')}
          />
          <Field
            label="Name of the bank"
            placeholder="As on the statement"
            maxLength={longestName}
            {...register('institution')}
          />
          <Field
            label="Routing number of the bank"
            placeholder="000000000"
            autoComplete="off"
            maxLength={9}
            error={sentence(errors.bankId?.message)}
            {...register('bankId')}
          />
          <Field
            label="Full account number"
            hint="Used for statements that end in the same four digits or print no number. Kept encrypted."
            placeholder="The last four digits on the statement"
            autoComplete="off"
            maxLength={22}
            error={sentence(errors.accountId?.message)}
            {...register('accountId')}
          />
        </SettingsGroup>

        <SettingsGroup
          title="What the statement leaves open"
          why="Some programs take one date a row, and Web Connect and OFX files must name a currency."
          startsOpen={isSet('dateUsed', 'currency')}
          hasError={errors.currency !== undefined}
        >
          <ChoiceField
            label="Date for programs that take only one"
            hint="Where a row does not print it, the posting date is taken."
            {...register('dateUsed')}
          >
            <option value="">Posting date</option>
            <option value="transaction">Transaction date (the day of the purchase)</option>
            <option value="value">Value date</option>
          </ChoiceField>
          <Field
            label="Currency of statements that do not print theirs"
            hint="Never replaces a printed one."
            placeholder="For example EUR"
            autoComplete="off"
            maxLength={3}
            error={sentence(errors.currency?.message)}
            {...register('currency')}
          />
        </SettingsGroup>

        <SettingsGroup
          title="Xero"
          why="So that the column of check numbers has the name your edition knows."
          startsOpen={isSet('xeroRegion')}
        >
          <ChoiceField label="Edition" {...register('xeroRegion')}>
            <option value="">United States: Check Number</option>
            <option value="uk">United Kingdom and others: Cheque Number</option>
          </ChoiceField>
        </SettingsGroup>
      </div>
      <Button type="submit" className="mt-5" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save Export Settings'}
      </Button>
    </form>
  );
}

const sentence = (message: string | undefined): string | undefined =>
  message === undefined ? undefined : `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`;
