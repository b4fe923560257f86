import { Module } from '@nestjs/common';
import { AccountController } from './auth/account.controller.ts';
import { AuthController } from './auth/auth.controller.ts';
import { CurrentUserReader } from './auth/current-user.reader.ts';
import { SessionGuard } from './auth/session.guard.ts';
import { SessionResolver } from './auth/session.resolver.ts';
import { SessionStrategy } from './auth/session.strategy.ts';
import { PaymentEventsController } from './billing/payment-events.controller.ts';
import { PaymentsController } from './billing/payments.controller.ts';
import { SandboxPaymentsController } from './billing/sandbox-payments.controller.ts';
import { SiteOrigin } from './billing/site-origin.ts';
import { SubscriptionController } from './billing/subscription.controller.ts';
import { ConversionRows } from './conversions/conversion-rows.ts';
import { ConversionEvents } from './conversions/conversion-events.ts';
import { ConversionWatch } from './conversions/conversion-watch.ts';
import { RevisionsController } from './conversions/revisions.controller.ts';
import { ConversionsController } from './conversions/conversions.controller.ts';
import { ExportSettingsController } from './conversions/export-settings.controller.ts';
import { ExportedFile } from './conversions/exported-file.ts';
import { DataExport } from './data-export/data-export.ts';
import { DataExportController } from './data-export/data-export.controller.ts';
import { MeasurementController } from './pages/measurement.controller.ts';
import { OpenApiController } from './http/openapi.controller.ts';
import { PlansController } from './plans/plans.controller.ts';
import { UploadController } from './upload/upload.controller.ts';
import { UploadLine } from './upload/upload-line.ts';
import { UploadReplies } from './upload/upload-replies.ts';
import { UploadService } from './upload/upload.service.ts';
import { Caller } from './visitor/caller.ts';
import { CallerAddress } from './visitor/caller-address.ts';
import { VisitorController } from './visitor/visitor.controller.ts';
import { VisitorCookie } from './visitor/visitor-cookie.ts';

@Module({
  controllers: [
    UploadController,
    ConversionsController,
    RevisionsController,
    ExportSettingsController,
    PlansController,
    SubscriptionController,
    PaymentsController,
    PaymentEventsController,
    SandboxPaymentsController,
    VisitorController,
    AuthController,
    AccountController,
    DataExportController,
    MeasurementController,
    OpenApiController,
  ],
  providers: [
    Caller,
    CallerAddress,
    VisitorCookie,
    SessionResolver,
    SessionStrategy,
    SessionGuard,
    CurrentUserReader,
    DataExport,
    ConversionEvents,
    ConversionRows,
    ConversionWatch,
    ExportedFile,
    SiteOrigin,
    UploadLine,
    UploadReplies,
    UploadService,
  ],
})
export class GatewayModule {}
