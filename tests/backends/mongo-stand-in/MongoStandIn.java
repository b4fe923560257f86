import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import de.bwaldvogel.mongo.wire.message.MongoQuery;
import io.netty.channel.Channel;

/**
 * A server that speaks MongoDB's wire protocol, for machines where no mongod can be installed: mongo-java-server on a
 * durable H2 file. It differs from the library in two things: it names a wire version that today's drivers accept, and
 * a write is on disk before it is acknowledged. It has no transactions, no TTL deletion and no change streams.
 *
 * Usage: java -cp … MongoStandIn PORT FILE
 */
public final class MongoStandIn {
  /** MongoDB 7.0. */
  private static final int WIRE_VERSION = 21;

  public static void main(String[] arguments) {
    MongoServer server = new MongoServer(new DurableBackend(arguments[1]));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    System.out.println("ready");
  }

  private static final class DurableBackend extends H2Backend {
    DurableBackend(String file) {
      super(file);
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
      return greet(super.handleCommand(channel, database, command, query));
    }

    @Override
    public QueryResult handleQuery(MongoQuery query) {
      QueryResult result = super.handleQuery(query);
      result.forEach(DurableBackend::greet);
      return result;
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      Document reply = greet(super.handleMessage(message));
      commit();
      return reply;
    }

    private static Document greet(Document reply) {
      if (reply != null && reply.containsKey("maxWireVersion")) {
        reply.put("maxWireVersion", WIRE_VERSION);
        reply.put("logicalSessionTimeoutMinutes", 30);
      }
      return reply;
    }
  }
}
