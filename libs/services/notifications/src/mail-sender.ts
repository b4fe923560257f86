import { mailSealPurpose, type MailRequest } from '@crossfoot/contracts';
import { type Collection, type MailPort, PortError } from '@crossfoot/ports';
import type { SecretBox } from '@crossfoot/runtime';
import type { Delivery } from './delivery.document.ts';
import { renderTemplate } from './mail-templates.ts';

const rememberedMs = 90 * 24 * 60 * 60_000;

/**
 * Sends one requested mail, once: the delivery is written down after the server has taken it, and the Message-ID is the
 * request's own, so that the one mail that a crash in between could repeat is recognised as the same.
 */
export class MailSender {
  constructor(
    private readonly deliveries: Collection<Delivery>,
    private readonly mail: MailPort,
    private readonly box: SecretBox,
    private readonly siteUrl: string,
    private readonly now: () => number,
  ) {}

  /** Throws PortError `unavailable` where the mail should be tried again. Resolves to what became of it. */
  async send({ mailId, to, content }: MailRequest): Promise<Delivery['state']> {
    const known = await this.deliveries.get(mailId);
    if (known) return known.body.state;
    const open = (sealed: string): string => this.box.open(sealed, mailSealPurpose);
    const rendered = renderTemplate(content, { siteUrl: this.siteUrl, open });
    const state = await this.hand({ messageId: mailId, to, ...rendered });
    const at = this.now();
    await this.deliveries
      .insert(mailId, { template: content.template, state, at, expiresAt: at + rememberedMs })
      .catch((error: unknown) => {
        if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
      });
    return state;
  }

  private async hand(mail: Parameters<MailPort['send']>[0]): Promise<Delivery['state']> {
    try {
      await this.mail.send(mail);
      return 'sent';
    } catch (error) {
      if (error instanceof PortError && (error.code === 'refused' || error.code === 'invalidMail')) return 'refused';
      throw error;
    }
  }
}
