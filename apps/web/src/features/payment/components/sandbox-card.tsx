import type { PaymentConfiguration, SandboxPayment } from '@crossfoot/contracts';
import { FlaskConical } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Field } from '#ui/field.tsx';
import { authenticateInSandbox, confirmInSandbox } from '../api/sandbox-payments.ts';
import { formatCardNumber, formatExpiry, formatSecurityCode } from '../model/card-form.ts';
import type { PaymentClient } from '../model/payment-client.ts';
import { BankQuestion } from './bank-question.tsx';
import type { CardProps } from './card-panel.tsx';
import { TestCardList } from './test-card-list.tsx';

type TestCards = Extract<PaymentConfiguration, { provider: 'sandbox' }>['testCards'];

interface SandboxCardProps extends CardProps {
  readonly testCards: TestCards;
  readonly ref: Ref<PaymentClient>;
}

const empty = { number: '', expiry: '', code: '', postalCode: '' };

/** The card element of the sandbox. The number never leaves it: the sandbox is told which test card it is. */
export function SandboxCard({ testCards, disabled, onReady, ref }: SandboxCardProps) {
  const [entered, setEntered] = useState(empty);
  const [answer, setAnswer] = useState<((outcome: 'succeeds' | 'fails') => void) | null>(null);
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);

  // Read when a button is pressed, so that the client stays the same object.
  const latest = useRef(entered);
  useEffect(() => {
    latest.current = entered;
  });

  useImperativeHandle(ref, () => {
    const methodId = (): string => {
      const { number, expiry, code, postalCode } = latest.current;
      if (number === '' || expiry.length < 5 || code.length < 3 || postalCode.trim() === '') {
        throw new Error('Your card details are incomplete.');
      }
      const found = testCards.find((card) => card.number === number.replace(/\D/g, ''));
      if (found === undefined) throw new Error('Only the test cards work here. No real card is charged.');
      return found.paymentMethodId;
    };
    const asked = () => new Promise<'succeeds' | 'fails'>((resolve) => setAnswer(() => resolve));
    const settled = async (payment: SandboxPayment, clientSecret: string): Promise<string> => {
      switch (payment.status) {
        case 'succeeded':
          return payment.paymentIntentId;
        case 'requires_payment_method':
          throw new Error(payment.message ?? '');
        case 'requires_action': {
          const outcome = await asked();
          setAnswer(null);
          return settled(await authenticateInSandbox(clientSecret, outcome), clientSecret);
        }
      }
    };
    return {
      createPaymentMethod: () => Promise.resolve().then(methodId),
      confirmPayment: async (clientSecret) => settled(await confirmInSandbox(clientSecret, methodId()), clientSecret),
      confirmAction: (clientSecret) =>
        settled({ status: 'requires_action', paymentIntentId: '', message: null }, clientSecret),
    };
  }, [testCards]);

  return (
    <div className="rounded-xl border border-rule bg-paper p-4">
      <p className="mb-4 flex gap-2 text-sm text-ink-soft">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>
          <strong className="text-ink">Test payments.</strong> No money moves, and only test cards work.
        </span>
      </p>
      <div className="space-y-4">
        <Field
          label="Card number"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          disabled={disabled}
          value={entered.number}
          onChange={({ target }) => setEntered({ ...entered, number: formatCardNumber(target.value) })}
          className="figure max-sm:px-2.5 max-sm:tracking-tighter"
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Field
            label="Expiry date"
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM/YY"
            disabled={disabled}
            value={entered.expiry}
            onChange={({ target }) => setEntered({ ...entered, expiry: formatExpiry(target.value, entered.expiry) })}
            className="figure"
          />
          <Field
            label="CVC"
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            disabled={disabled}
            value={entered.code}
            onChange={({ target }) => setEntered({ ...entered, code: formatSecurityCode(target.value) })}
            className="figure"
          />
          <div className="max-sm:col-span-2">
            <Field
              label="Postal code"
              autoComplete="off"
              placeholder="10001"
              disabled={disabled}
              value={entered.postalCode}
              onChange={({ target }) => setEntered({ ...entered, postalCode: target.value.slice(0, 12) })}
              className="figure"
            />
          </div>
        </div>
        <TestCardList
          cards={testCards}
          disabled={disabled}
          onChoose={(number) =>
            setEntered({ number: formatCardNumber(number), expiry: '12/34', code: '123', postalCode: '10001' })
          }
        />
      </div>
      {answer !== null && <BankQuestion onAnswer={answer} />}
    </div>
  );
}
